import { type Environment, setting } from './setting.ts';

/** How a collector is spoken to (the specification's values of `OTEL_EXPORTER_OTLP_PROTOCOL`); gRPC is not among them. */
export type TelemetryProtocol = 'http/protobuf' | 'http/json';

/** Which requests are told of. */
export interface SamplerSetting {
  /** Of those of which nobody has decided before: the part, from 0 to 1. */
  readonly ratio: number;
  /** True to go by what whoever asks has decided, where that is said. */
  readonly isParentBased: boolean;
}

/** How OpenTelemetry is switched on; where the collector is, and what it is to know of this site, its libraries read themselves. */
export interface TelemetrySettings {
  /** Undefined: not told of. */
  readonly traces: TelemetryProtocol | undefined;
  readonly metrics: TelemetryProtocol | undefined;
  readonly sampler: SamplerSetting;
  /** True to go on with the trace that a request names (W3C Trace Context). */
  readonly continuesTraces: boolean;
  /** How often spans are sent and how long that may take, in milliseconds; how many wait, and how many go at once. */
  readonly batch: {
    readonly scheduledDelayMillis: number;
    readonly exportTimeoutMillis: number;
    readonly maxQueueSize: number;
    readonly maxExportBatchSize: number;
  };
  /** How often measurements are sent, and how long that may take, in milliseconds. */
  readonly metricInterval: number;
  readonly metricTimeout: number;
  /** What is set in a way that this site does not understand, each in a sentence; it goes on without, as the specification asks. */
  readonly problems: readonly string[];
}

const usualSampler: SamplerSetting = { ratio: 1, isParentBased: true };

/** Says that a variable is not followed; returns undefined. */
type Ignore = (name: string, expected: string) => undefined;

/** A signal is told of where its exporter, its address or the address of all says so. */
function signal(
  environment: Environment,
  name: 'TRACES' | 'METRICS',
  ignore: Ignore,
): TelemetryProtocol | undefined {
  const exporter = `OTEL_${name}_EXPORTER`;
  const wanted = setting(environment, exporter);
  const addresses = [`OTEL_EXPORTER_OTLP_${name}_ENDPOINT`, 'OTEL_EXPORTER_OTLP_ENDPOINT'];
  const isAddressed = addresses.some((address) => setting(environment, address) !== undefined);
  if (wanted === 'none' || (wanted === undefined && !isAddressed)) return undefined;
  if (wanted !== undefined && wanted !== 'otlp') return ignore(exporter, 'otlp or none');
  const own = `OTEL_EXPORTER_OTLP_${name}_PROTOCOL`;
  const variable = setting(environment, own) === undefined ? 'OTEL_EXPORTER_OTLP_PROTOCOL' : own;
  const protocol = setting(environment, variable) ?? 'http/protobuf';
  if (protocol === 'http/protobuf' || protocol === 'http/json') return protocol;
  return ignore(variable, `http/protobuf or http/json for ${name.toLowerCase()} to be sent`);
}

function ratioSetting(environment: Environment, ignore: Ignore): number {
  const name = 'OTEL_TRACES_SAMPLER_ARG';
  const value = setting(environment, name) ?? '1';
  if (/^(?:\d|\d?\.\d+)$/.test(value) && Number(value) <= 1) return Number(value);
  return ignore(name, 'a number from 0 to 1') ?? 1;
}

function samplerSetting(environment: Environment, ignore: Ignore): SamplerSetting {
  const name = 'OTEL_TRACES_SAMPLER';
  const value = setting(environment, name) ?? 'parentbased_always_on';
  const isParentBased = value.startsWith('parentbased_');
  switch (value.replace(/^parentbased_/, '')) {
    case 'always_on':
      return { ratio: 1, isParentBased };
    case 'always_off':
      return { ratio: 0, isParentBased };
    case 'traceidratio':
      return { ratio: ratioSetting(environment, ignore), isParentBased };
    default:
      return (
        ignore(name, 'always_on, always_off or traceidratio, or one of them after parentbased_') ??
        usualSampler
      );
  }
}

/**
 * How OpenTelemetry is switched on, by the variables of its specification: by the address of a collector, or by the name
 * of an exporter. `OTEL_SDK_DISABLED=true` switches it off whatever else is said. A value that is not understood is
 * never a reason not to start.
 * @returns undefined when nothing asks for it
 */
export function telemetrySetting(environment: Environment): TelemetrySettings | undefined {
  if (setting(environment, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined;
  const problems: string[] = [];
  const ignore: Ignore = (name, expected) => {
    problems.push(`${name} is “${setting(environment, name)}”, but must be ${expected}: it is not followed.`);
    return undefined;
  };
  const count = (name: string, usual: number): number => {
    const value = setting(environment, name) ?? String(usual);
    if (/^\d{1,9}$/.test(value) && Number(value) > 0) return Number(value);
    return ignore(name, 'a whole number above 0') ?? usual;
  };
  const [traces, metrics] = [signal(environment, 'TRACES', ignore), signal(environment, 'METRICS', ignore)];
  if (traces === undefined && metrics === undefined && problems.length === 0) return undefined;
  const propagators = setting(environment, 'OTEL_PROPAGATORS') ?? 'tracecontext';
  return {
    traces,
    metrics,
    sampler: samplerSetting(environment, ignore),
    continuesTraces: propagators.split(',').some((name) => name.trim() === 'tracecontext'),
    batch: {
      scheduledDelayMillis: count('OTEL_BSP_SCHEDULE_DELAY', 5_000),
      exportTimeoutMillis: count('OTEL_BSP_EXPORT_TIMEOUT', 30_000),
      maxQueueSize: count('OTEL_BSP_MAX_QUEUE_SIZE', 2_048),
      maxExportBatchSize: count('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512),
    },
    metricInterval: count('OTEL_METRIC_EXPORT_INTERVAL', 60_000),
    metricTimeout: count('OTEL_METRIC_EXPORT_TIMEOUT', 30_000),
    problems,
  };
}
