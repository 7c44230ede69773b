drop table visitor_report;
