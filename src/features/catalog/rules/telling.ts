/** Characters from which a description says enough to be found. */
export const tellingLength = 60;
