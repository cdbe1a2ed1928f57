/** What the person typed cannot be done; the message says what can. Ends with exit code 2. */
export class CommandError extends Error {}
