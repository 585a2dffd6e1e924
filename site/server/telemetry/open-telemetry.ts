import { AsyncLocalStorage } from 'node:async_hooks';
import { createNoopMeter, DiagLogLevel, diag, ProxyTracerProvider } from '@opentelemetry/api';
import {
  defaultResource,
  detectResources,
  type Resource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { ServerBuild } from 'react-router';
import { within } from '#site/content/within.ts';
import type { Log } from '../log.ts';
import type { TelemetrySettings } from '../settings-for-telemetry.ts';
import { createRouteFinder } from './route-of.ts';
import type { Telemetry } from './telemetry.ts';
import { createQuestionWatcher } from './watch-questions.ts';
import { createRequestWatcher, createSendingWatcher, type Watched } from './watch-requests.ts';

/** How long the last of it may take to be sent when the site stops, in milliseconds. */
const longestEnd = 3_000;

/** How often at most the log says that nothing can be sent, in milliseconds. */
const complaintPause = 60_000;

const name = 'church-website';

/** What it is started with. */
export interface OpenTelemetryOptions {
  readonly settings: TelemetrySettings;
  readonly routes: ServerBuild['routes'];
  readonly siteUrl: string;
  /** Where content comes from; its host is told, and nothing else of it. */
  readonly contentUrl: string;
  readonly version: string;
  readonly log: Log;
}

async function traceProvider(settings: TelemetrySettings, resource: Resource) {
  if (settings.traces === undefined) return undefined;
  const { OTLPTraceExporter } =
    settings.traces === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const { ratio, isParentBased } = settings.sampler;
  const root = new TraceIdRatioBasedSampler(ratio);
  return new TracerProvider({
    resource,
    sampler: isParentBased ? new ParentBasedSampler({ root }) : root,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...settings.batch })],
  });
}

async function meterProvider(settings: TelemetrySettings, resource: Resource) {
  if (settings.metrics === undefined) return undefined;
  const { OTLPMetricExporter } =
    settings.metrics === 'http/json'
      ? await import('@opentelemetry/exporter-metrics-otlp-http')
      : await import('@opentelemetry/exporter-metrics-otlp-proto');
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: settings.metricInterval,
    exportTimeoutMillis: settings.metricTimeout,
  });
  return new MeterProvider({ resource, readers: [reader] });
}

/** The libraries hand on an error as the JSON of all its fields. */
function messageIn(complaint: string): string {
  try {
    const { message }: { message?: unknown } = JSON.parse(complaint);
    return String(message);
  } catch {
    return complaint;
  }
}

/** What the libraries complain of goes to the log, a line a minute at the most: a collector may be away for long. */
function complainTo(log: Log): void {
  let last = Number.NEGATIVE_INFINITY;
  const complain = (complaint: string) => {
    if (performance.now() - last < complaintPause) return;
    last = performance.now();
    log('warn', 'telemetry-failed', { message: messageIn(complaint).slice(0, 300) });
  };
  const ignore = () => {};
  diag.setLogger(
    { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/**
 * Tells a collector of requests and questions by OpenTelemetry. This module alone, and its neighbours that it imports, loads the
 * libraries; where the collector is (`OTEL_EXPORTER_OTLP_…`) and what the site is called (`OTEL_SERVICE_NAME`,
 * `OTEL_RESOURCE_ATTRIBUTES`) they read from the environment themselves. Nothing of the machine or the process is told.
 */
export async function startOpenTelemetry(options: OpenTelemetryOptions): Promise<Telemetry> {
  const { settings, routes, siteUrl, contentUrl, version, log } = options;
  complainTo(log);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': name, 'service.version': version }))
    .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }));
  const [traces, metrics] = await Promise.all([
    traceProvider(settings, resource),
    meterProvider(settings, resource),
  ]);
  const tracer = (traces ?? new ProxyTracerProvider()).getTracer(name, version);
  const meter = metrics?.getMeter(name, version) ?? createNoopMeter();
  const current = new AsyncLocalStorage<Watched>();
  return {
    watchRequests: createRequestWatcher({
      tracer,
      meter,
      routeOf: createRouteFinder(routes),
      siteUrl: new URL(siteUrl),
      continuesTraces: settings.continuesTraces,
      current,
    }),
    watchSending: createSendingWatcher(current),
    watchQuestions: createQuestionWatcher(tracer, new URL(contentUrl), current),
    async end() {
      const ended = Promise.allSettled([traces?.shutdown(), metrics?.shutdown()]);
      await within<unknown>(longestEnd, ended, undefined);
    },
  };
}
