import { redirect } from 'react-router';

/** Where the settings stood before; links in older messages lead here. */
export const loader = () => redirect('/account/settings/security', 301);
