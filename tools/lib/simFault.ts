/** What stops a run: said in one line, with a non-zero exit. */
export class SimFault extends Error {}
