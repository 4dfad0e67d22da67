#!/bin/bash
# Runs the unit file of the docs with a real systemd, as the first process of its own namespaces:
#   npm run build && npm run build:lectern && bash bench/systemd.sh
# Needs root, Debian's `mmdebstrap`, and the hierarchy `name=systemd` of cgroup v1. The system is kept for the next run.
set -euo pipefail
PORT=${TEST_PORT:-3100}
ROOT=${TMPDIR:-/tmp}/lectern-bench-systemd
GROUP=/sys/fs/cgroup/systemd/lectern-bench
UNITS=$ROOT/etc/systemd/system
repository=$PWD

if [ ! -d "$ROOT" ]; then
  mmdebstrap --mode=root --variant=minbase --include=systemd,ca-certificates bookworm "$ROOT" http://deb.debian.org/debian
  chroot "$ROOT" useradd --system docs
  mkdir -p "$ROOT/srv/docs" "$UNITS/lectern.service.d"
fi
cp -L "$(command -v node)" "$ROOT/usr/bin/node"
cp docs/deployment/lectern.service "$UNITS"
printf '[Service]\nEnvironment=PORT=%s\n' "$PORT" >"$UNITS/lectern.service.d/port.conf"
printf '[Unit]\nRequires=basic.target\nWants=lectern.service probe.service\nAfter=basic.target\n' >"$UNITS/bench.target"
printf '[Unit]\nAfter=lectern.service\n[Service]\nType=oneshot\nExecStart=/bin/bash /probe.sh\nStandardOutput=append:/probe.log\nStandardError=append:/probe.log\n' >"$UNITS/probe.service"
printf 'PORT=%s\n' "$PORT" >"$ROOT/probe.sh"
cat >>"$ROOT/probe.sh" <<'PROBE'
status() { node -e "fetch('http://127.0.0.1:$PORT$1').then(({ status }) => console.log(status, '$1'), () => process.exit(1))"; }
wait_for_server() { until status /healthz >/dev/null; do sleep 0.2; done; }
show() { systemctl show -p "$1" --value lectern; }
stop() {
  local begun=$(date +%s%N)
  systemctl stop lectern
  echo "stopped in $((($(date +%s%N) - begun) / 1000000)) ms: $(show Result), exit code $(show ExecMainStatus)"
}
wait_for_server
for page in / /readyz /guide/start/introduction /lectern/; do status $page; done
echo "user $(stat -c %U "/proc/$(show MainPID)")"
kill -KILL "$(show MainPID)"
sleep 1
wait_for_server
echo "after SIGKILL: $(show ActiveState), restarts: $(show NRestarts)"
stop
ls /var/lib/docs
journalctl --unit lectern --no-pager --quiet --output cat | grep -v '"method"'
echo done
PROBE
rm -f "$ROOT/probe.log"

mkdir -p "$GROUP"
(
  echo $BASHPID >"$GROUP/cgroup.procs"
  exec unshare --cgroup --pid --mount --uts --ipc --fork --kill-child bash -c '
    ROOT=$1
    mount --make-rprivate /
    mount --bind "$ROOT" "$ROOT"
    mount --bind "$2" "$ROOT/srv/docs" && mount -o remount,ro,bind "$ROOT/srv/docs"
    mount -t proc proc "$ROOT/proc"
    for folder in sys run tmp dev; do mount -t tmpfs tmpfs "$ROOT/$folder"; done
    mkdir -p "$ROOT/sys/fs/cgroup/systemd" "$ROOT/dev/shm" "$ROOT/dev/pts"
    mount -t cgroup -o none,name=systemd cgroup "$ROOT/sys/fs/cgroup/systemd"
    for device in null zero full random urandom tty; do touch "$ROOT/dev/$device"; mount --bind "/dev/$device" "$ROOT/dev/$device"; done
    exec chroot "$ROOT" env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --system --unit=bench.target
  ' bash "$ROOT" "$repository"
) >/dev/null 2>&1 </dev/null &
namespaces=$!
trap 'kill -KILL "$namespaces"' EXIT
for _ in $(seq 120); do grep -qx done "$ROOT/probe.log" 2>/dev/null && break; sleep 1; done
cat "$ROOT/probe.log"
