import { APPEARANCE_KEY } from '../../../plugins/pages/head-scripts/shared';

/** The appearance that the reader has chosen; nothing where storage is blocked. */
function chosen(): string | null {
  try {
    return localStorage.getItem(APPEARANCE_KEY);
  } catch {
    return null;
  }
}

/** Follows the system while the page is open, where the reader has chosen no appearance. */
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
