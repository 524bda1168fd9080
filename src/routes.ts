import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every URL → its screen, inside the layout that frames it. */
export default [
  layout('app/layouts/public-layout.tsx', [
    index('app/home/home.tsx'),
    route('coming-soon', 'app/screens/coming-soon.tsx'),
    route('unauthorized', 'app/screens/unauthorized.tsx'),
    route('*', 'app/screens/not-found.tsx'),
  ]),
  route('dashboard', 'app/layouts/dashboard-layout.tsx', []),
  route('account', 'app/layouts/account-layout.tsx', []),
  route('admin', 'app/layouts/admin-layout.tsx', []),
] satisfies RouteConfig;
