# _run.sh regex
JS="window.__re='$1';$(cat _del.js)" flock /tmp/lead/heavy.lock node prof.mjs ${2:-/tmp/fast/dist1} card t > /tmp/fast/x.txt; sh _sum.sh /tmp/fast/x.txt | grep -E "hide|show|field 1 |field 149"; for f in hide field_1 field_149; do echo $f; node _tl.mjs ../traces/trace-$f.json 1 | grep -E "UpdateLayoutTree" | cut -c1-60 | sort -k3 -n -r | head -3; done
