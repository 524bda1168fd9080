/** Loader of pages that only need their origin. */
export const loader = ({ request }: { request: Request }) => ({ origin: new URL(request.url).origin });

/** Avoids a request to the server on client-side navigation. */
export const clientLoader = loader;
