export const eventPath = (slug: string): string => `/events/${slug}`;
