/** Returns the plain texts of the messages in the mailbox of a demo, newest first, each with its subject and recipient. */
export async function readMailbox(origin: string): Promise<string[]> {
  const page = async (path: string): Promise<string> => (await fetch(origin + path)).text();
  const ids = [...(await page('/_mailbox')).matchAll(/href="(\/_mailbox\?message=[\w-]+)"/g)];
  const pages = await Promise.all(ids.map(([, path = '']) => page(path)));
  return pages.map((html) => html.slice(html.indexOf('<main>')));
}
