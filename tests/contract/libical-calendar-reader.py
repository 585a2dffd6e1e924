"""Reads calendar files with libical, which GNOME and KDE use, by Debian's gir1.2-ical-3.0 and python3-gi.

Standard input and output are those of python-calendar-reader.py. libical itself does not put changed occurrences in the
place of those of the rule; this does, as the programs do that use it.
"""

import datetime
import json
import sys
from zoneinfo import ZoneInfo

import gi

gi.require_version("ICalGLib", "3.0")
from gi.repository import ICalGLib  # noqa: E402

UTC = datetime.timezone.utc
DAY = 86400


def recurrence_id_of(event, calendar):
    """The timestamp of a RECURRENCE-ID; none for an event without one."""
    name = event.get_first_property(ICalGLib.PropertyKind.RECURRENCEID_PROPERTY)
    if name is None:
        return None
    tzid = name.get_first_parameter(ICalGLib.ParameterKind.TZID_PARAMETER)
    time = event.get_recurrenceid()
    return time.as_timet() if tzid is None else time.as_timet_with_zone(calendar.get_timezone(tzid.get_tzid()))


def spans_of(event):
    spans = []

    def add(_component, span, _data=None):
        spans.append((span.get_start(), span.get_end()))

    event.foreach_recurrence(
        ICalGLib.Time.new_from_string("20240101T000000Z"),
        ICalGLib.Time.new_from_string("20320101T000000Z"),
        add,
        None,
    )
    return spans


def line_of(begins, over, event):
    start, end = (datetime.datetime.fromtimestamp(each, UTC) for each in (begins, over))
    if event.get_dtstart().is_date():
        line = f"{start:%Y-%m-%d}/{end - datetime.timedelta(days=1):%Y-%m-%d}"
    else:
        line = f"{start:%Y-%m-%dT%H:%M:%SZ}/{'' if over == begins else f'{end:%Y-%m-%dT%H:%M:%SZ}'}"
    return f"{line} off" if event.get_status() == ICalGLib.PropertyStatus.CANCELLED else line


def local_midnight(timestamp, zone):
    date = datetime.datetime.fromtimestamp(timestamp, UTC)
    return date.replace(tzinfo=zone).timestamp()


def lines_of(text, request, zone):
    calendar = ICalGLib.Component.new_from_string(text)
    events = []
    event = calendar.get_first_component(ICalGLib.ComponentKind.VEVENT_COMPONENT)
    while event is not None:
        events.append(event)
        event = calendar.get_next_component(ICalGLib.ComponentKind.VEVENT_COMPONENT)
    changes = [recurrence_id_of(event, calendar) for event in events]
    changed = {(event.get_uid(), change) for event, change in zip(events, changes)}
    start, end = (
        datetime.datetime.strptime(request[name], "%Y%m%d").replace(tzinfo=zone).timestamp()
        for name in ("from", "to")
    )
    lines = []
    for event, change in zip(events, changes):
        for begins, over in spans_of(event):
            if change is None and (event.get_uid(), begins) in changed:
                continue
            if event.get_dtstart().is_date():
                first, last = local_midnight(begins, zone), local_midnight(over, zone)
            else:
                first, last = begins, over if over > begins else begins + 3600
            if last > start and first < end:
                lines.append(line_of(begins, over, event))
    return sorted(lines)


def main():
    request = json.load(sys.stdin)
    zone = ZoneInfo(request["zone"])
    json.dump([lines_of(text, request, zone) for text in request["files"]], sys.stdout)


main()
