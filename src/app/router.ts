import { accountsRoutes } from '#features/accounts/server/routes.ts';

/** Every endpoint, bound to the query or command behind it. */
export const router = {
  accounts: accountsRoutes,
};
