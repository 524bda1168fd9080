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
    route('membership', 'features/memberships/screens/membership.tsx'),
    route('registration', 'features/suppliers/screens/registration.tsx'),
    route('suppliers', 'features/suppliers/screens/suppliers.tsx'),
    route('suppliers/:slug', 'features/suppliers/screens/supplier.tsx'),
    route('categories', 'features/catalog/screens/categories.tsx'),
    route('categories/:slug', 'features/catalog/screens/category.tsx'),
    route('products/:slug', 'features/catalog/screens/product.tsx'),
    route('search', 'features/search/screens/search.tsx'),
    route('coming-soon', 'app/screens/coming-soon.tsx'),
    route('unauthorized', 'app/screens/unauthorized.tsx'),
    route('*', 'app/screens/not-found.tsx'),
  ]),
  route('dashboard', 'app/layouts/dashboard-layout.tsx', [
    index('features/insights/screens/overview.tsx', { id: 'dashboard-index' }),
    route('overview', 'features/insights/screens/overview.tsx'),
    route('my-products', 'features/catalog/screens/my-products.tsx'),
    route('add-product', 'features/catalog/screens/add-product.tsx'),
    route('products/:id/edit', 'features/catalog/screens/edit-product.tsx'),
    route('public-products', 'features/catalog/screens/public-products.tsx'),
    route('plan', 'features/memberships/screens/plan.tsx'),
    route('notifications', 'features/notifications/screens/notifications.tsx'),
    route('buyer-inquiries', 'features/inquiries/screens/buyer-inquiries.tsx', [
      route(':id', 'features/inquiries/screens/buyer-inquiry.tsx'),
      route('requirements/:id', 'features/sourcing/screens/matched-requirement.tsx'),
    ]),
    route('archived-inquiries', 'features/inquiries/screens/archived-inquiries.tsx'),
    // Sections without a screen of their own; unknown names answer 404.
    route(':section', 'app/screens/dashboard-section.tsx'),
  ]),
  route('account', 'app/layouts/account-layout.tsx', [
    index('features/inquiries/screens/account-inquiries.tsx'),
    route('inquiries/:id', 'features/inquiries/screens/account-inquiry.tsx'),
    route('notifications', 'features/notifications/screens/account-notifications.tsx'),
    route('security', 'features/accounts/screens/account-security.tsx'),
  ]),
  route('admin', 'app/layouts/admin-layout.tsx', [
    index('app/screens/admin-home.tsx'),
    route('blog', 'features/content/screens/admin/posts.tsx'),
    route('blog/:id', 'features/content/screens/admin/edit-post.tsx'),
    route('blog/:id/preview', 'features/content/screens/admin/preview-post.tsx'),
    route('applications', 'features/suppliers/screens/applications.tsx'),
    route('applications/:id', 'features/suppliers/screens/application.tsx'),
    route('membership-invoices', 'features/memberships/screens/membership-invoices.tsx'),
  ]),
  // Every component in every state, for those who build the screens.
  ...(import.meta.env.DEV ? [route('_ui', 'ui/gallery/gallery.tsx')] : []),
] satisfies RouteConfig;
