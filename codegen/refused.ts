/** Nothing can be generated: mostly because a schema is wrong. The message says all that a person needs. */
export class Refused extends Error {
  override name = 'Refused';
}
