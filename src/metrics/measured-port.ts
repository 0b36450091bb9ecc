/** Told of each call to a port when it begins; what it returns is told how the call ended: null, or an error. */
export type Observe = (method: string) => (error: unknown) => void;

/**
 * A port that tells of each call whose result is waited for. Calls, results and errors are passed on as they are.
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
        // Of the port itself: a class may keep what its methods need where no proxy gets to.
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
