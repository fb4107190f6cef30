import { atDeadline, DeadlinePassed } from '../../../calls/deadline.js';
import type { HomePort, PortCall } from '../../home/port.js';

/** A port knows best whether work had begun, so it is given this long to say so. */
const graceMs = 200;

/**
 * Holds a port to its promise to answer by the deadline: one that forgets a call must not stop all that
 * follow. Whether its work had begun is not known then, so it is taken as begun.
 */
export function guardPort(port: HomePort): HomePort {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const answer: unknown = member.apply(target, given);
        const call = given.at(-1);
        return isPortCall(call) ? answered(Promise.resolve(answer), call) : answer;
      };
    },
  });
}

function isPortCall(value: unknown): value is PortCall {
  return typeof value === 'object' && value !== null && 'deadline' in value;
}

function answered<T>(work: Promise<T>, { deadline }: PortCall): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = atDeadline(deadline, () => reject(new DeadlinePassed(true)), graceMs);
    work.then(resolve, reject).finally(cancel);
  });
}
