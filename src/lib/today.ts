/** Returns today’s date in the time zone of the browser as `YYYY-MM-DD`. */
export const today = (): string =>
  new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
