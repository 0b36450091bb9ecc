/**
 * Called when a call to a port begins; the function that it returns is called with how the call ended: null, or an
 * error.
 */
export type Observe = (method: string) => (error: unknown) => void;

/**
 * Returns a port that reports each asynchronous call. Calls, results and errors are passed on unchanged.
 *
 * @example
 * const crm = measuredPort(pipedriveCrm(settings), (method) => (error) => console.log(method, error === null));
 */
export function measuredPort<Port extends object>(port: Port, observe: Observe): Port {
  const measured = new Map<PropertyKey, unknown>();
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      let call = measured.get(name);
      if (!call) {
        // Called on the port itself: a class may keep private state that a proxy cannot reach.
        call = (...given: unknown[]) =>
          settle(Reflect.apply(member, target, given), () => observe(String(name)));
        measured.set(name, call);
      }
      return call;
    },
  });
}

function settle(result: unknown, begin: () => (error: unknown) => void): unknown {
  if (!(result instanceof Promise)) return result;
  const end = begin();
  return result.then(
    (value: unknown) => {
      end(null);
      return value;
    },
    (error: unknown) => {
      end(error);
      throw error;
    },
  );
}
