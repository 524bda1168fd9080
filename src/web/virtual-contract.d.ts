declare module 'virtual:contract' {
  import type { AnyContractRouter } from '@orpc/contract';

  /** Paths and methods of every endpoint without schemas: all that the client needs in the browser. */
  const contract: AnyContractRouter;
  export default contract;
}
