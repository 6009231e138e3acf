-- A deployment tells of its own incidents: these two were sample texts that every one began with. One that was edited since is the operator's.
DELETE FROM incidents WHERE id = '0199e7ac-1f00-7c11-8a52-5d0c9a3f6e21' AND title = 'Database optimization maintenance' AND started_at = '2025-10-15T02:00:00.000Z';
--> statement-breakpoint
DELETE FROM incidents WHERE id = '0199c3a0-4b80-7d34-9c1e-2b7f4e8a5d90' AND title = 'Rate limiting enhancement' AND started_at = '2025-10-08T09:00:00.000Z';
