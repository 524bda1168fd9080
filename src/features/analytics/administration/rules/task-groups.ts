import type { AdminTask } from '../contract.ts';

interface TaskLink {
  task: AdminTask;
  label: string;
  to: string;
  /** Text of the link while the task is open. */
  action: string;
}

interface TaskGroupLinks {
  title: string;
  links: readonly TaskLink[];
}

/** The tasks of admins in the groups of the sidebar, in the order in which they should be handled. */
export const taskGroups: readonly TaskGroupLinks[] = [
  {
    title: 'Queue',
    links: [
      { task: 'applications', label: 'Applications', to: '/admin/applications', action: 'Review' },
      { task: 'certificates', label: 'Certificates', to: '/admin/certificates', action: 'Review' },
      { task: 'bankAccounts', label: 'Bank accounts', to: '/admin/bank-accounts', action: 'Review' },
      { task: 'claims', label: 'Claims', to: '/admin/claims', action: 'Decide' },
      {
        task: 'categoryRequests',
        label: 'Category requests',
        to: '/admin/category-requests',
        action: 'Review',
      },
      { task: 'reviewReports', label: 'Reported reviews', to: '/admin/reviews', action: 'Review' },
      { task: 'messages', label: 'Messages', to: '/admin/messages', action: 'Answer' },
      {
        task: 'mentorSessions',
        label: 'Mentor sessions',
        to: '/admin/mentor-sessions?status=new',
        action: 'Arrange',
      },
    ],
  },
  {
    title: 'Content and money',
    links: [
      { task: 'blogDrafts', label: 'Blog drafts', to: '/admin/blog?state=draft', action: 'Edit' },
      {
        task: 'scheduledPosts',
        label: 'Scheduled posts',
        to: '/admin/blog?state=scheduled',
        action: 'View',
      },
      { task: 'newsDrafts', label: 'News drafts', to: '/admin/news?state=draft', action: 'Edit' },
      { task: 'jobApplications', label: 'Job applications', to: '/admin/jobs', action: 'Review' },
      {
        task: 'invoices',
        label: 'Unpaid membership invoices',
        to: '/admin/membership-invoices',
        action: 'Record payments',
      },
    ],
  },
];
