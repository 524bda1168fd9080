import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL → its screen, inside the layout that frames it. */
export default [
  layout('app/layouts/public-layout.tsx', [
    index('app/home/home.tsx'),
    route('sign-up', 'features/accounts/screens/sign-up.tsx'),
    route('signup', 'features/accounts/screens/signup-spelling.tsx'),
    route('sign-in', 'features/accounts/screens/sign-in.tsx'),
    route('forgot-password', 'features/accounts/screens/forgot-password.tsx'),
    route('reset-password', 'features/accounts/screens/reset-password.tsx'),
    route('verify-email', 'features/accounts/screens/verify-email.tsx'),
    route('blog-list', 'features/content/screens/blog-list.tsx'),
    route('blog/details/:slug', 'features/content/screens/blog-detail.tsx'),
    route('blog/feed.xml', 'features/content/screens/blog-feed.tsx'),
    route('coming-soon', 'app/screens/coming-soon.tsx'),
    route('unauthorized', 'app/screens/unauthorized.tsx'),
    route('*', 'app/screens/not-found.tsx'),
  ]),
  route('dashboard', 'app/layouts/dashboard-layout.tsx', [
    index('app/screens/dashboard-section.tsx', { id: 'dashboard-index' }),
    // Sections without a screen of their own; unknown names answer 404.
    route(':section', 'app/screens/dashboard-section.tsx'),
  ]),
  route('account', 'app/layouts/account-layout.tsx', [
    route('security', 'features/accounts/screens/account-security.tsx'),
  ]),
  route('admin', 'app/layouts/admin-layout.tsx', []),
] satisfies RouteConfig;
