const coverId = 'exit-cover';

/** Covers the whole page at once, with its title in the tab. It changes the DOM directly, since it must not wait for React. */
export function coverPage(): void {
  if (document.getElementById(coverId)) return;
  const cover = document.createElement('div');
  cover.id = coverId;
  cover.setAttribute('role', 'alert');
  cover.className = 'visible fixed inset-0 z-50 bg-[#fff] p-6 text-[#000]';
  cover.dataset.title = document.title;
  document.body.append(cover);
  document.body.classList.add('invisible');
  document.title = 'Loading';
  // The text is added after the alert: a screen reader announces only changes within it.
  cover.textContent = 'Loading.';
}

/** Removes the cover when the browser restores the page from its back/forward cache. */
export function uncoverPage(): void {
  const cover = document.getElementById(coverId);
  if (!cover) return;
  document.title = cover.dataset.title ?? document.title;
  document.body.classList.remove('invisible');
  cover.remove();
}

/**
 * Leaves for another site. The page is covered before the request, and the new page replaces it in the browser's history,
 * so that Back does not return to it.
 */
export function leaveSite(href: string): void {
  coverPage();
  window.location.replace(href);
}
