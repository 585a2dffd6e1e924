"""Reads calendar files with Debian's python3-icalendar and python3-recurring-ical-events.

Standard input: JSON {"from": "20260101", "to": "20290101", "zone": "Europe/London", "files": ["BEGIN:..."]}.
Standard output: for each file the sorted lines of its occurrences that touch the time from "from" to "to",
as lineOf in tests/fixtures/schedule.fixture.ts writes them.
"""

import datetime
import json
import sys
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events

DAY = datetime.timedelta(days=1)
HOUR = datetime.timedelta(hours=1)


def utc(moment):
    return moment.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def line_of(event):
    start = event["DTSTART"].dt
    end = event["DTEND"].dt if "DTEND" in event else start
    if isinstance(start, datetime.datetime):
        line = f"{utc(start)}/{utc(end) if end != start else ''}"
    else:
        line = f"{start}/{end - DAY}"
    return f"{line} off" if event.get("STATUS") == "CANCELLED" else line


def timestamp_of(value, zone):
    if isinstance(value, datetime.datetime):
        return value.timestamp()
    return datetime.datetime(value.year, value.month, value.day, tzinfo=zone).timestamp()


def touches(event, start, end, zone):
    begins = timestamp_of(event["DTSTART"].dt, zone)
    over = timestamp_of(event["DTEND"].dt, zone) if "DTEND" in event else begins
    if over == begins:
        over = begins + HOUR.total_seconds()
    return over > start and begins < end


def lines_of(text, request, zone):
    calendar = icalendar.Calendar.from_ical(text)
    # Years more on both sides, for occurrences moved into the requested period.
    events = recurring_ical_events.of(calendar).between((2024, 1, 1), (2032, 1, 1))
    start, end = (
        datetime.datetime.strptime(request[name], "%Y%m%d").replace(tzinfo=zone).timestamp()
        for name in ("from", "to")
    )
    return sorted(line_of(event) for event in events if touches(event, start, end, zone))


def main():
    request = json.load(sys.stdin)
    zone = ZoneInfo(request["zone"])
    json.dump([lines_of(text, request, zone) for text in request["files"]], sys.stdout)


main()
