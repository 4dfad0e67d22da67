#!/bin/bash
# Builds the container image of a new site, runs it and stops it, without an image registry:
#   npm run build:package && bash bench/container.sh
# Needs root, and Debian's `buildah` and `mmdebstrap`. The base images of the Dockerfile are built from Debian
# packages and the npm packages `node` and `npm`, and trust the certificates of this machine. They are kept
# for the next run. The reported size excludes them.
set -euo pipefail
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
PORT=${TEST_PORT:-3100}
BASE=docker.io/library/node:22
SITE_IMAGE=localhost/lectern-bench-container
CERTIFICATES=/etc/ssl/certs/ca-certificates.crt
repository=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

megabytes() { buildah images --format '{{.Size}}' "$1" | head -1; }

make_base() {
  mmdebstrap --mode=root --variant=minbase --include=ca-certificates,git bookworm "$work/base.tar" http://deb.debian.org/debian
  mkdir "$work/root" "$work/npm"
  tar -xf "$work/base.tar" -C "$work/root"
  (cd "$work/npm" && npm init -y >/dev/null && npm install node@22 npm@10 >/dev/null)
  cp "$work/npm/node_modules/node/bin/node" "$work/root/usr/local/bin/node"
  mkdir -p "$work/root/usr/local/lib/node_modules"
  cp -a "$work/npm/node_modules/npm" "$work/root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/root/usr/local/bin/npm"
  cp "$CERTIFICATES" "$work/root$CERTIFICATES"
  chroot "$work/root" groupadd --gid 1000 node
  chroot "$work/root" useradd --uid 1000 --gid node --create-home node
  tar -C "$work/root" -cf "$work/root.tar" .
  local container
  container=$(buildah from scratch)
  buildah add "$container" "$work/root.tar" /
  buildah config --env PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin --env NODE_EXTRA_CA_CERTS=$CERTIFICATES "$container"
  buildah commit --rm "$container" $BASE
  buildah tag $BASE $BASE-slim
}

buildah images $BASE >/dev/null 2>&1 || make_base

npm pack --silent --ignore-scripts --pack-destination "$work" >/dev/null
node dist/plugins/cli/lectern.js create "$work/site" --template versions --lectern "$work"/lectern-*.tgz --install
cd "$work/site"
git init -q && git add -A && git -c user.name=bench -c user.email=bench@example.com commit -qm site
seconds=$SECONDS
buildah bud --format docker --build-arg SITE_ORIGIN=https://docs.example.com -t $SITE_IMAGE .
echo "built in $((SECONDS - seconds)) s: $(megabytes $SITE_IMAGE), of which the base is $(megabytes $BASE)"

container=$(buildah from --pull-never $SITE_IMAGE)
trap 'buildah rm "$container" >/dev/null; buildah rmi $SITE_IMAGE >/dev/null; cd "$repository"; rm -rf "$work"' EXIT
inside() { buildah run --env PORT="$PORT" "$container" -- "$@"; }

# buildah ignores CMD, so this repeats the one of the Dockerfile, which a unit test compares with the package.
inside sh -c 'echo $$; exec node node_modules/lectern/dist/plugins/cli/lectern.js serve' >"$work/server.log" &
server=$!
for _ in $(seq 1 120); do curl -sf -o /dev/null "http://127.0.0.1:$PORT/healthz" && break; sleep 0.5; done
for page in /healthz / /guide/start /v1/zh/guide/start /guide/start.md /sitemap.xml /missing; do
  curl -s -o /dev/null -w "%{http_code} $page\n" "http://127.0.0.1:$PORT$page"
done
inside sh -c 'id -un; for place in doc_build package.json .data; do test -w $place && echo "may write $place" || echo "may not write $place"; done'
kill -TERM "$(head -1 "$work/server.log")"
code=0
wait $server || code=$?
echo "stopped by SIGTERM with exit code $code"
