import { accountsContract } from '#features/accounts/contract.ts';

/** Every endpoint of the product: one entry a feature, in import order. */
export const contract = {
  accounts: accountsContract,
};
