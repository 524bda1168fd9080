// Not in endpoint.ts: every API call in the browser needs this header, and few need the schemas of that module.

/** Header with which a guest of the dashboard requests the sample store instead of their own. */
export const sampleHeader = { name: 'store-view', value: 'sample' } as const;
