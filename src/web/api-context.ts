import type { ContractRouterClient } from '@orpc/contract';
import { createContext } from 'react-router';
import type { contract } from '../contract.ts';

/** The typed client of the whole API; the same in the browser and on the server. */
export type Api = ContractRouterClient<typeof contract>;

/** In loaders that run on the server: the API in-process, as a visitor sees it. */
export const apiContext = createContext<Api>();
