// Writes the response to GET /metrics.
export { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
