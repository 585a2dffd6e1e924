/** Serves the files of the site, and has it built again once a page has ended to be true. */
export default {
  fetch: (request, env) => env.ASSETS.fetch(request),

  async scheduled(_event, env) {
    const published = await env.ASSETS.fetch('https://site.internal/published.json');
    const { asOf, validUntil } = await published.json();
    // Twelve times a day at most: a free account builds 3,000 minutes a month.
    const isRecent = Date.now() - Date.parse(asOf) < 110 * 60_000;
    if (validUntil === null || Date.parse(validUntil) > Date.now() || isRecent) return;
    if (!env.DEPLOY_HOOK)
      throw new Error('The secret DEPLOY_HOOK is missing: README.md says how to make it. Nothing was built.');
    const answer = await fetch(env.DEPLOY_HOOK, { method: 'POST' });
    if (!answer.ok) throw new Error(`Cloudflare answered ${answer.status}; the next attempt is in an hour.`);
  },
};
