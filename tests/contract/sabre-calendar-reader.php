<?php
/**
 * Reads calendar files with sabre/vobject, which Nextcloud and Baïkal use, by Debian's php-cli and php-sabre-vobject.
 *
 * Standard input and output are those of python-calendar-reader.py. The library walks over the rules; this puts changed occurrences in
 * the place of those of the rule.
 */

// The library is older than Debian's PHP, which warns of that.
error_reporting(E_ALL & ~E_DEPRECATED);
require 'Sabre/VObject/autoload.php';

use Sabre\VObject\Reader;
use Sabre\VObject\RecurrenceIterator;

/** The line of an occurrence as lineOf writes it, or null when it does not touch the time from `$from` to `$to`. */
function line_of($event, DateTime $start, DateTime $end, DateTime $from, DateTime $to): ?string
{
    $off = (string) $event->STATUS === 'CANCELLED' ? ' off' : '';
    if (strlen((string) $event->DTSTART) === 8) {
        [$first, $after] = array_map(
            fn ($day) => new DateTime($day->format('Y-m-d'), $from->getTimezone()),
            [$start, $end]
        );
        if ($after <= $from || $first >= $to) return null;
        return $start->format('Y-m-d') . '/' . (clone $end)->modify('-1 day')->format('Y-m-d') . $off;
    }
    $over = $start == $end ? (clone $start)->modify('+1 hour') : $end;
    if ($over <= $from || $start >= $to) return null;
    [$begins, $ends] = array_map(fn ($moment) => gmdate('Y-m-d\TH:i:s\Z', $moment->getTimestamp()), [$start, $end]);
    return $begins . '/' . ($start == $end ? '' : $ends) . $off;
}

/** Start and end of each occurrence of an event, up to a moment. */
function spans_of($event, DateTime $until): iterable
{
    $start = $event->DTSTART->getDateTime();
    if (!isset($event->RRULE)) {
        yield [$start, isset($event->DTEND) ? $event->DTEND->getDateTime() : $start];
        return;
    }
    $dates = new RecurrenceIterator($event);
    for (; $dates->valid() && $dates->getDtStart() < $until; $dates->next()) {
        yield [$dates->getDtStart(), $dates->getDtEnd()];
    }
}

$request = json_decode(stream_get_contents(STDIN), true);
$zone = new DateTimeZone($request['zone']);
[$from, $to, $until] = array_map(
    fn ($day) => new DateTime($day, $zone),
    [$request['from'], $request['to'], '20320101']
);
$found = [];
foreach ($request['files'] as $file) {
    $events = iterator_to_array(Reader::read($file)->select('VEVENT'), false);
    $changed = [];
    foreach ($events as $event) {
        if (!isset($event->{'RECURRENCE-ID'})) continue;
        $changed[$event->UID . ' ' . $event->{'RECURRENCE-ID'}->getDateTime()->getTimestamp()] = true;
    }
    $lines = [];
    foreach ($events as $event) {
        foreach (spans_of($event, $until) as [$start, $end]) {
            $isRule = !isset($event->{'RECURRENCE-ID'});
            if ($isRule && isset($changed[$event->UID . ' ' . $start->getTimestamp()])) continue;
            $lines[] = line_of($event, $start, $end, $from, $to);
        }
    }
    $lines = array_values(array_filter($lines));
    sort($lines, SORT_STRING);
    $found[] = $lines;
}
echo json_encode($found);
