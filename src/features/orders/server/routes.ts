import type { AnyContractProcedure } from '@orpc/contract';
import { isContractProcedure } from '@orpc/contract';
import { AppError } from '#lib/errors.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { ordersContract } from '../contract.ts';

const os = implementContract(ordersContract);

type Tree = { [key: string]: Tree } | AnyContractProcedure;
type Making = { [key: string]: Making } & { handler(run: () => never): unknown };

/** Every endpoint says that it is on its way. */
function waiting(contract: Tree, making: Making): unknown {
  if (isContractProcedure(contract)) {
    return making.handler(() => {
      throw new AppError('unavailable', 'This is not open yet. Please try again soon.');
    });
  }
  return Object.fromEntries(
    Object.entries(contract).map(([key, inner]) => [key, waiting(inner, making[key] as Making)]),
  );
}

export const ordersRoutes = os.router(
  waiting(ordersContract as unknown as Tree, os as unknown as Making) as Parameters<typeof os.router>[0],
);
