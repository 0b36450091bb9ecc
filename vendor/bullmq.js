// The queue in Redis. The connection is ioredis, which stays a package of its own: the store uses it too.
export { DelayedError, Queue, UnrecoverableError, WaitingError, Worker } from 'bullmq';
