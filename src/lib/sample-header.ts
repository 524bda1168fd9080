// Not in endpoint.ts: every API call in the browser needs this header, and few need the schemas of that module.

/** The header by which a visitor of the dashboard asks for the sample store instead of a store of their own. */
export const sampleHeader = { name: 'store-view', value: 'sample' } as const;
