/** There is no home of that id: it was closed, or never open. */
export class NoSuchHome extends Error {
  constructor(readonly home: string) {
    super('There is no such home.');
    this.name = 'NoSuchHome';
  }
}

/** There is no application behind the port. */
export class HomeGone extends Error {
  constructor() {
    super('No application is attached.');
    this.name = 'HomeGone';
  }
}

/** A file can't be read or written; the message is a sentence for the caller and shows no path. */
export class FileFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileFailed';
  }
}

/** A file was read and is no home. */
export class NotAHome extends FileFailed {
  constructor(message: string) {
    super(message);
    this.name = 'NotAHome';
  }
}

/** The home can't be changed now: its user is in the middle of something. */
export class HomeBusy extends Error {
  constructor(message = 'Somebody is drawing in the home.') {
    super(message);
    this.name = 'HomeBusy';
  }
}
