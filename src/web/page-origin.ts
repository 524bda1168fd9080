/** Loader of pages that need nothing but their own address. */
export const loader = ({ request }: { request: Request }) => ({ origin: new URL(request.url).origin });

/** Whoever comes from another page need not ask the server for it. */
export const clientLoader = loader;
