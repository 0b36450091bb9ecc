// The queue in Redis. Its connection, ioredis, stays a separate package, because the store uses it too.
export { DelayedError, Queue, UnrecoverableError, WaitingError, Worker } from 'bullmq';
