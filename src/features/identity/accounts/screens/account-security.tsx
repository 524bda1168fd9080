import { redirect } from 'react-router';

/** Redirects from the former URL of the security settings, which older messages link to. */
export const loader = () => redirect('/account/settings/security', 301);
