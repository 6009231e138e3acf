ALTER TABLE `crawl_schedules` ADD `run_time` text;
