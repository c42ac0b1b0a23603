grep -E '^(page|hide|show|legend|opening|field)' $1 | sed -E 's/ \| .*//'
