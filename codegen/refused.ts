/** The schema folder is not what it has to be. The message is all that a person needs. */
export class Refused extends Error {
  override name = 'Refused';
}
