/** Change a record only if its text begins with the given head. Redis runs a script without interruption. */

/** Arguments: the record's head, its new text, and optionally its lifetime in milliseconds. */
export const replaceVersion = `
if redis.call('GETRANGE', KEYS[1], 0, #ARGV[1] - 1) ~= ARGV[1] then return 0 end
if ARGV[3] then redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) else redis.call('SET', KEYS[1], ARGV[2]) end
return 1`;

/** Argument: the record's head. */
export const removeVersion = `
if redis.call('GETRANGE', KEYS[1], 0, #ARGV[1] - 1) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;
