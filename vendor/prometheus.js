// What GET /metrics is written with.
export { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
