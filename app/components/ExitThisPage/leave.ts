const coverId = 'exit-cover';

/** Covers the whole page at once, its title in the tab included. Done by hand: it must not wait for a rendering. */
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
  // After the alert is in the page: a screen reader speaks what changes in it, not what it came with.
  cover.textContent = 'Loading.';
}

/** Takes the cover away again: the browser has brought the page back from its memory. */
export function uncoverPage(): void {
  const cover = document.getElementById(coverId);
  if (!cover) return;
  document.title = cover.dataset.title ?? document.title;
  document.body.classList.remove('invisible');
  cover.remove();
}

/**
 * Leaves for another site: the page is covered before the network is asked, and its place in the browser's list of
 * pages is taken by the new one, so that Back does not return to it.
 */
export function leave(href: string): void {
  coverPage();
  window.location.replace(href);
}
