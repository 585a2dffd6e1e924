/** Serves the files of the site, and has it built again once a page has ended to be true. */
export default {
  fetch: (request, env) => env.ASSETS.fetch(request),

  async scheduled(_event, env) {
    const published = await env.ASSETS.fetch('https://site.internal/published.json');
    const { validUntil } = await published.json();
    if (validUntil === null || Date.parse(validUntil) > Date.now()) return;
    if (!env.DEPLOY_HOOK)
      throw new Error('The secret DEPLOY_HOOK is missing: README.md says how to make it. Nothing was built.');
    const answer = await fetch(env.DEPLOY_HOOK, { method: 'POST' });
    if (!answer.ok)
      throw new Error(`Cloudflare answered ${answer.status}; the next attempt is in two hours.`);
  },
};
