#!/bin/sh
# Checks the content of this folder and builds the site from it, into church-website/build/static.
# Settings: SITE_URL, the start of the address; BASE, the path below it, if there is one, such as /church/.
set -eu

# The version of the website: a commit of the project. There, `npm run church:update` says what a newer one changes, and writes it here.
commit={commit}
project={project}
# The address, such as https://church.example.org, unless the host says it (GitHub Pages does).
address=

cd "$(dirname "$0")"
export CONTENT_FOLDER="$PWD" SITE_URL="${SITE_URL:-$address}"
# Entries are dated by their commits, so all commits are needed.
if [ "$(git rev-parse --is-shallow-repository)" = true ]; then
  git fetch --quiet --unshallow || echo 'The older commits could not be fetched, so all entries seem to be from today.' >&2
fi

git init --quiet church-website
cd church-website
git fetch --quiet --depth 1 "$project" "$commit"
git checkout --quiet --detach FETCH_HEAD

# The site leaves a faulty entry out, and the check says where it is. What must not be on the web stops the build.
if [ -z "${CONTENT_SPACE:-}" ]; then
  npm run content:check || echo 'faulty=true' >> "${GITHUB_OUTPUT:-/dev/null}"
fi
npm run build:static -- --base "${BASE:-/}"
