/** Returns null if a call in a loader on the server finds nothing: what a URL names may not exist, or not any more. */
export async function findOrNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Response && error.status < 500) return null;
    throw error;
  }
}
