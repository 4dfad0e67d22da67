import { APPEARANCE_KEY } from '../../../plugins/pages/head-scripts/shared';

/** The reader's choice of appearance, or `null` without one or if storage is blocked. */
function chosen(): string | null {
  try {
    return localStorage.getItem(APPEARANCE_KEY);
  } catch {
    return null;
  }
}

/** Follows changes of the system's appearance, unless the reader has chosen one. */
export function followSystem(): void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', ({ matches }) => {
    const choice = chosen();
    if (choice === 'light' || choice === 'dark') return;
    const root = document.documentElement;
    root.classList.toggle('dark', matches);
    root.classList.toggle('rp-dark', matches);
    root.style.colorScheme = matches ? 'dark' : 'light';
  });
}
