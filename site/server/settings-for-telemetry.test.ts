import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';
import { telemetrySetting } from './settings-for-telemetry.ts';

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' };

test('it is off until a collector or an exporter is named', () => {
  expect(parseSettings({}).telemetry).toBeUndefined();
  expect(telemetrySetting({ OTEL_SERVICE_NAME: 'church' })).toBeUndefined();
  expect(
    telemetrySetting({ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }),
  ).toBeUndefined();
  expect(parseSettings(collector).telemetry).toMatchObject({
    traces: 'http/protobuf',
    metrics: 'http/protobuf',
    problems: [],
  });
});

test('each signal has an exporter, an address and a protocol of its own', () => {
  expect(telemetrySetting({ OTEL_TRACES_EXPORTER: 'otlp' })).toMatchObject({ metrics: undefined });
  expect(telemetrySetting({ ...collector, OTEL_TRACES_EXPORTER: 'none' })).toMatchObject({
    traces: undefined,
    metrics: 'http/protobuf',
  });
  expect(
    telemetrySetting({
      OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://collector.example/m',
      OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: 'http/json',
    }),
  ).toMatchObject({ traces: undefined, metrics: 'http/json' });
});

test('one variable switches it off, whatever else is said', () => {
  expect(telemetrySetting({ ...collector, OTEL_SDK_DISABLED: 'TRUE' })).toBeUndefined();
  expect(telemetrySetting({ ...collector, OTEL_SDK_DISABLED: 'false' })).toBeDefined();
});

for (const [name, ratio, isParentBased] of [
  [undefined, 1, true],
  ['always_on', 1, false],
  ['always_off', 0, false],
  ['traceidratio', 0.25, false],
  ['parentbased_always_off', 0, true],
  ['parentbased_traceidratio', 0.25, true],
] as const) {
  test(`of requests, ${name ?? 'nothing said'} takes ${ratio}, ${isParentBased ? 'or what was decided before' : 'whatever was decided before'}`, () => {
    const said = { ...collector, OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: '0.25' };
    expect(telemetrySetting(said)?.sampler).toEqual({ ratio, isParentBased });
  });
}

test('a request’s own trace is gone on with, unless another way or none is named', () => {
  expect(telemetrySetting(collector)?.continuesTraces).toBe(true);
  const named = (OTEL_PROPAGATORS: string) => telemetrySetting({ ...collector, OTEL_PROPAGATORS });
  expect(named('baggage, tracecontext')?.continuesTraces).toBe(true);
  expect(named('none')?.continuesTraces).toBe(false);
});

for (const [name, value] of [
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_BSP_MAX_QUEUE_SIZE', 'many'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '0'],
] as const) {
  test(`${name} set to “${value}” is not followed, in a sentence that names it, and the site starts`, () => {
    const settings = parseSettings({
      ...collector,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      [name]: value,
    }).telemetry;
    expect(settings?.problems.length).toBeGreaterThan(0);
    for (const problem of settings?.problems ?? [])
      expect(problem).toMatch(new RegExp(`^${name} is “${value}”.*\\.$`));
  });
}
