/**
 * What the server counts while it works (GET /metrics). Labels are names of operations, jobs and outcomes alone: nobody's name, id or
 * address is ever one.
 */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
const registers = [registry];
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const operationSeconds = new Histogram({
  name: 'lesson_desk_operation_seconds',
  help: 'How long calls of the API take, by their first field.',
  labelNames: ['kind', 'operation', 'outcome'],
  buckets,
  registers,
});

export const queueWaitSeconds = new Histogram({
  name: 'lesson_desk_queue_wait_seconds',
  help: 'How long a change waits for the changes of the same teacher before it.',
  buckets,
  registers,
});

export const jobSeconds = new Histogram({
  name: 'lesson_desk_job_seconds',
  help: 'How long jobs take.',
  labelNames: ['task', 'outcome'],
  buckets,
  registers,
});

export const faults = new Counter({
  name: 'lesson_desk_faults_total',
  help: 'Faults and time-outs, each of them in the log under its id.',
  labelNames: ['kind'],
  registers,
});

/** Read at the moment of asking. */
export const gauges = {
  queueLength: gauge('queue_length', 'Changes that wait for their turn.'),
  poolConnections: gauge('pool_connections', 'Connections to the database.'),
  poolIdle: gauge('pool_idle_connections', 'Connections to the database that nobody uses.'),
  poolWaiting: gauge('pool_waiting', 'Queries that wait for a connection.'),
  sockets: gauge('sockets', 'Open websockets.'),
};

export type Levels = Record<keyof typeof gauges, number>;

function gauge(name: string, help: string): Gauge {
  return new Gauge({ name: `lesson_desk_${name}`, help, registers });
}
