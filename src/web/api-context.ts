import type { ContractRouterClient } from '@orpc/contract';
import { createContext } from 'react-router';
import type { contract } from '../contract.ts';

/** The typed client of the API, the same in the browser and on the server. */
export type Api = ContractRouterClient<typeof contract>;

/** The in-process API without a session, for loaders that run on the server. */
export const apiContext = createContext<Api>();
