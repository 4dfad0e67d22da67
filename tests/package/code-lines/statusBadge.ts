import { definePlugin } from 'lectern';

export const statusBadge = definePlugin({
  name: 'status-badge',
  contentSources: { 'connect-src': ['https://status.example.com'] },
  slots: { afterNavMenu: new URL('./StatusBadge.tsx', import.meta.url) },
});
